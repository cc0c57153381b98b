import { IntegerField } from '@capstan/platform-http';
import { MAX_OVERLAP_SECONDS } from '../keys/api-keys.service.js';

/** Body of `POST /v1/keys/{id}/rotate`. */
export class RotateKeyBody {
  @IntegerField({
    description: 'Seconds for which the old key keeps working; 0: it stops immediately.',
    default: 0,
    minimum: 0,
    maximum: MAX_OVERLAP_SECONDS,
    example: 3600,
  })
  overlap_seconds: number = 0;
}
