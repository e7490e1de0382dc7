const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}

export const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const style = `
:root { color-scheme: light dark; --desk: #f6f3ec; --sheet: #fffefb; --line: #8f8676; --ink: #24211b; --ink-2: #575246;
  --accent: #1f5d4b; --on-accent: #fff; --danger: #a3352b; }
@media (prefers-color-scheme: dark) { :root { --desk: #1b1a17; --sheet: #24221e; --line: #8b8375; --ink: #efebe2;
  --ink-2: #bdb6a8; --accent: #8fd0b8; --on-accent: #10241d; --danger: #f0a196; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px; background: var(--desk); color: var(--ink); font: 16px/24px system-ui, sans-serif; }
main { max-width: 520px; margin: 0 auto; padding: 32px; background: var(--sheet); border-radius: 8px; }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 32px; }
h2 { margin: 32px 0 8px; font-size: 18px; }
label { display: block; margin-top: 16px; font-weight: 600; }
input { width: 100%; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; background: transparent;
  color: inherit; font: inherit; }
button { margin: 16px 8px 0 0; padding: 8px 16px; border: 1px solid var(--accent); border-radius: 8px;
  background: transparent; color: var(--accent); font: inherit; font-weight: 600; cursor: pointer; }
button.first { background: var(--accent); color: var(--on-accent); }
a { color: var(--accent); }
.quiet { color: var(--ink-2); }
.trouble { color: var(--danger); font-weight: 600; }
`;

/** A page that needs no script. */
export function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${content}
<p class="quiet">This page stands in for Stripe on this machine. No money moves here.</p>
</main>
</body>
</html>
`;
}
