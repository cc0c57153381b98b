import { SetMetadata } from '@nestjs/common';

/** Metadata key of public routes. */
export const PUBLIC = 'capstan:public';

/** Makes a route public. A key that is sent is still verified, and its own rate limit applies. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(PUBLIC, true);
