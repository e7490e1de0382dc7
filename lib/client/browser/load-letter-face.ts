/**
 * Letters and titles are set in a face that the browser would ask for only once the first of them stands there, and set
 * anew when it has come. Asked for while it is looked up who is signed in, it is there before them.
 */
if (typeof document !== 'undefined' && 'fonts' in document) {
  // Without it they are read in the next best one.
  document.fonts.load("400 17px 'Source Serif 4 Variable'").catch(() => undefined);
}
