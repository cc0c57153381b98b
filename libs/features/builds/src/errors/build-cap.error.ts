/** A build reached one of its caps: steps, tokens, money or time. */
export class BuildCapError extends Error {
  override readonly name = 'BuildCapError';

  constructor(readonly cap: 'steps' | 'tokens' | 'usd' | 'time') {
    super(`the build reached its cap of ${cap}`);
  }
}
