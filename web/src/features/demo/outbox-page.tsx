export function DemoOutboxPage() {
  return null
}
