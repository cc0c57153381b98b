import { ProviderFailure } from '@capstan/kit';
import type { PageSettling } from '@capstan/page-reading';

/** No page yet: a challenge that browsers often pass by waiting, or a document that its scripts have yet to fill. */
export class UnsettledPage extends ProviderFailure {
  constructor(
    detail: string,
    readonly settles: PageSettling,
  ) {
    super('blocked', detail);
  }
}
