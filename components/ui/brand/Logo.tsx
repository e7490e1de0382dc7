/** The mark: a nib that is a dog's face. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true">
      <path
        fill="var(--accent)"
        d="M16 29.6 8 17.5c-1.5-2.3-1.8-5.2-1.1-7.9l1.7-6.4c.3-1 1.3-1.3 2-.6L14 6.1h4l3.4-3.5c.7-.7 1.7-.4 2 .6l1.7 6.4c.7 2.7.4 5.6-1.1 7.9Z"
      />
      <path stroke="var(--bg)" strokeWidth="1.5" strokeLinecap="round" d="M16 27.2V16.5" />
      <circle cx="16" cy="14.5" r="2.3" fill="var(--bg)" />
    </svg>
  );
}
