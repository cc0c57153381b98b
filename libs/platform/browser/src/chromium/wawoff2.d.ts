declare module 'wawoff2' {
  const wawoff2: {
    /** Converts a WOFF2 font to TrueType or OpenType. */
    decompress: (font: Uint8Array) => Promise<Uint8Array>;
  };
  export default wawoff2;
}
