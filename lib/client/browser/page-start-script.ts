/** The element that names the parts which a page is made of, for the script below. */
export const pagePartsId = 'page-parts';

/** Hands a page's parts to the bundler's runtime; the same on every page, so that the security policy can name it. */
export const pageStartScript =
  `{const{queue,parts}=JSON.parse(document.getElementById('${pagePartsId}').textContent);` +
  '(globalThis[queue]??=[]).push(...parts)}';
