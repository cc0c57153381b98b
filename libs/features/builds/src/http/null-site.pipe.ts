import { Injectable, type PipeTransform } from '@nestjs/common';
import { NEW_SITE } from '../site-choice/site-choice.js';

/**
 * On `POST /v1/builds` a `site_id` of null means a new site; in parameters of capabilities null counts as
 * absent.
 */
@Injectable()
export class NullSitePipe implements PipeTransform<unknown, unknown> {
  transform(body: unknown): unknown {
    return typeof body === 'object' && body !== null && 'site_id' in body && body.site_id === null
      ? { ...body, site_id: NEW_SITE }
      : body;
  }
}
