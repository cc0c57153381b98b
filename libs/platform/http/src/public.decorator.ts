import { SetMetadata } from '@nestjs/common';

/** Metadata key by which the guard of keys recognises a public route. */
export const PUBLIC = 'capstan:public';

/** The route needs no API key. A key that is sent is verified all the same, and counts its own rate limit. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(PUBLIC, true);
