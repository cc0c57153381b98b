import { Injectable } from '@nestjs/common';

/**
 * Pages that this service publishes itself, such as previews of sites. A browser may open them with GET over plain
 * HTTP although the service has a private address: anyone with the URL can read them anyway. Features register theirs.
 */
@Injectable()
export class OwnPages {
  private readonly matchers: ((url: URL) => boolean)[] = [];

  /** @param isOwn must be true only for URLs that are public to everyone who knows them. */
  add(isOwn: (url: URL) => boolean): void {
    this.matchers.push(isOwn);
  }

  has(url: URL): boolean {
    return url.protocol === 'http:' && this.matchers.some((isOwn) => isOwn(url));
  }
}
