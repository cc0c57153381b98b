import { ResultField } from '@capstan/kit';
import { DocumentEditResult } from '../site-documents/document.result.js';

/** Who made an image. */
export class SiteImageCreditResult {
  @ResultField({ type: 'string', description: 'What the page shows', example: 'Mira Holt / Pexels' })
  text: string;

  @ResultField({ type: 'string', nullable: true, description: 'Page that the text links to' })
  url: string | null;
}

/** An image of a site. */
export class SiteImageResult {
  @ResultField({ type: 'string', description: 'File in `images/`', example: '9f2c4b7e1a3d5f60.webp' })
  name: string;

  @ResultField({ type: 'string', description: 'What it shows' })
  alt: string;

  @ResultField({ type: 'integer', description: 'Pixels' })
  width: number;

  @ResultField({ type: 'integer', description: 'Pixels' })
  height: number;

  @ResultField({
    of: () => SiteImageCreditResult,
    nullable: true,
    description: 'What the pages show below it; null if it was added without a credit',
  })
  credit: SiteImageCreditResult | null;
}

/** A place for images of a site. */
export class SiteImageSlotResult {
  @ResultField({
    type: 'string',
    description: '`gallery`, `hero`, or the id of an item or a person',
    example: 'hero',
  })
  slot: string;

  @ResultField({ type: 'string', nullable: true, description: 'Name of the item or person' })
  title: string | null;

  @ResultField({ type: 'string', enum: ['one', 'many'], description: 'How many images it shows' })
  holds: 'one' | 'many';

  @ResultField({ type: 'string', list: true, description: 'File names of the images that it shows' })
  images: string[];
}

/** `data` of GET /v1/sites/{site_id}/images. */
export class SiteImageListResult {
  @ResultField({ of: () => SiteImageResult, list: true, description: 'The images that the pages show' })
  images: SiteImageResult[];

  @ResultField({ of: () => SiteImageSlotResult, list: true, description: 'The places for images' })
  slots: SiteImageSlotResult[];
}

/** `data` of POST /v1/sites/{site_id}/images. */
export class NewSiteImageResult extends DocumentEditResult {
  @ResultField({ of: () => SiteImageResult, description: 'The image as it is stored' })
  image: SiteImageResult;
}
