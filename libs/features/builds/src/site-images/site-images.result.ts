import { ResultField } from '@capstan/kit';
import { DocumentEditResult } from '../site-documents/document.result.js';

/** A picture of a site. */
export class SiteImageResult {
  @ResultField({ type: 'string', description: 'File in `images/`', example: '9f2c4b7e1a3d5f60.webp' })
  name: string;

  @ResultField({ type: 'string', description: 'What it shows' })
  alt: string;

  @ResultField({ type: 'integer', description: 'Pixels' })
  width: number;

  @ResultField({ type: 'integer', description: 'Pixels' })
  height: number;
}

/** `data` of GET /v1/sites/{site_id}/images. */
export class SiteImageListResult {
  @ResultField({ of: () => SiteImageResult, list: true, description: 'The pictures that the pages show' })
  images: SiteImageResult[];
}

/** `data` of POST /v1/sites/{site_id}/images. */
export class NewSiteImageResult extends DocumentEditResult {
  @ResultField({ of: () => SiteImageResult, description: 'The picture as it is stored' })
  image: SiteImageResult;
}
