/** Reads an XML property list of macOS into plain values; null where it is none. */
export function readPropertyList(xml: string): unknown {
  const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  const [first] = root.children;
  return root.nodeName === 'plist' && first ? valueOf(first) : null;
}

function valueOf(element: Element): unknown {
  const text = element.textContent;
  switch (element.nodeName) {
    case 'dict': {
      const entries: [string, unknown][] = [];
      for (const child of element.children) {
        const value = child.nextElementSibling;
        if (child.nodeName === 'key' && value) entries.push([child.textContent, valueOf(value)]);
      }
      return Object.fromEntries(entries);
    }
    case 'array':
      return Array.from(element.children, valueOf);
    case 'integer':
    case 'real':
      return Number(text);
    case 'true':
      return true;
    case 'false':
      return false;
    default:
      return text;
  }
}
