const mostEarlyErrors = 10;

/** The element that names the parts which a page is made of, for the script below. */
export const pagePartsId = 'page-parts';

/**
 * Keeps the first errors until a page has loaded what tells of them, and hands the page's parts to the bundler's runtime; the
 * same on every page, so that the security policy can name it.
 */
export const pageStartScript =
  '{const kept=globalThis.pageErrors=[];for(const type of["error","unhandledrejection"])' +
  `addEventListener(type,(event)=>{pageErrors!==kept||kept.length<${mostEarlyErrors}?pageErrors.push(event):0})}` +
  `{const{queue,parts}=JSON.parse(document.getElementById('${pagePartsId}').textContent);` +
  '(globalThis[queue]??=[]).push(...parts)}';
