/** Each says that it is those below it, too. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[\d.]* .*Safari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Which browser a User-Agent header tells of: `Chrome 142, Windows`. The header itself could tell people apart. */
export function browserFamily(userAgent: string): string {
  const told = userAgent.slice(0, 500);
  const found = browsers.map(([name, pattern]) => [name, pattern.exec(told)?.[1]] as const);
  const browser = found.find(([, version]) => version !== undefined);
  const system = systems.find(([, pattern]) => pattern.test(told));
  return `${browser ? browser.join(' ') : 'another browser'}, ${system ? system[0] : 'another system'}`;
}
