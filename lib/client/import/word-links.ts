/**
 * Word keeps a link as a field that may name a tip and a place on the page behind the address, each in quotation marks; the
 * reader takes all of it for the address.
 */
export const withoutLinkTips = (html: string) =>
  html.replace(/ href="([^"]*?)&quot;([^"]*)"/g, (_, address: string, behind: string) => {
    const place = /\\l +&quot;([^"&]+)/.exec(behind)?.[1];
    return ` href="${address}${place === undefined ? '' : `#${place}`}"`;
  });
