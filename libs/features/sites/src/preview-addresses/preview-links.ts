import { Injectable } from '@nestjs/common';
import { SiteInspector } from '@capstan/platform-browser';
import { PreviewAddresses } from './preview-addresses.js';

/** File name of the picture below the preview's URL; sites have no files that begin with `_`. */
export const PICTURE_FILE = '_picture.jpg';

/** Fields of results that lead to a site. */
export interface SiteLinks {
  preview_url: string;
  /** Absent for a service without a browser. */
  picture_url?: string;
}

/** URLs of a site and of its picture. */
@Injectable()
export class PreviewLinks {
  constructor(
    private readonly addresses: PreviewAddresses,
    private readonly browser: SiteInspector,
  ) {}

  of(token: string): SiteLinks {
    const preview_url = this.addresses.urlOf(token);
    return {
      preview_url,
      ...(this.browser.isAvailable() && { picture_url: `${preview_url}${PICTURE_FILE}` }),
    };
  }
}
