import { SITE_ENTITIES } from '@capstan/sites';
import { BuildTranscriptEntity } from './engine/build-transcript.entity.js';
import { BuildEventEntity } from './events/build-event.entity.js';
import { BuildMessageEntity } from './messages/build-message.entity.js';
import { BuildEntity } from './tables/build.entity.js';

/** The tables of this feature, with those of the sites to which they refer. */
export const BUILD_ENTITIES = [
  ...SITE_ENTITIES,
  BuildEntity,
  BuildEventEntity,
  BuildMessageEntity,
  BuildTranscriptEntity,
];
