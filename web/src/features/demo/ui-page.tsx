export function DemoUiPage() {
  return null
}
