/** The decorators' own storage, which the package's types leave out (Nest's mapped types read it in the same place). */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}
