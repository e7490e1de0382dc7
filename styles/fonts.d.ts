/** The address at which a font's file is served. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
