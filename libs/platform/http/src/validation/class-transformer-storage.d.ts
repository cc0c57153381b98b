/** The metadata storage of the decorators, which the package does not type (Nest's mapped types use the same path). */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}
