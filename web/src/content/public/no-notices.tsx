export const NoNotices = ({ title, children }: { title: string; children: string }) => (
  <div className="rounded-card border border-line bg-card p-6 text-center">
    <p className="font-semibold break-words">{title}</p>
    <p className="text-muted">{children}</p>
  </div>
)
