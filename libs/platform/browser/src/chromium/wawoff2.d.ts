declare module 'wawoff2/decompress.js' {
  /** Converts a WOFF2 font to TrueType or OpenType. */
  const decompress: (woff2: Uint8Array) => Promise<Uint8Array>;
  export default decompress;
}
