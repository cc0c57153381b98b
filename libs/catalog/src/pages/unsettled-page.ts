import { ProviderFailure } from '@capstan/kit';
import type { PageSettling } from '@capstan/page-reading';

/** Not a page so far: a challenge that browsers often pass by waiting, or a document whose scripts have not rendered. */
export class UnsettledPage extends ProviderFailure {
  constructor(
    detail: string,
    readonly settles: PageSettling,
  ) {
    super('blocked', detail);
  }
}
