/** An object of the bucket is not the file whose hash its key has. */
export class DamagedModelError extends Error {
  override readonly name = 'DamagedModelError';

  constructor(readonly key: string) {
    super(`the object ${key} is damaged: npm run models replaces it`);
  }
}
