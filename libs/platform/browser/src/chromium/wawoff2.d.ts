declare module 'wawoff2' {
  const wawoff2: {
    /** A WOFF2 font as TrueType or OpenType. */
    decompress: (font: Uint8Array) => Promise<Uint8Array>;
  };
  export default wawoff2;
}
