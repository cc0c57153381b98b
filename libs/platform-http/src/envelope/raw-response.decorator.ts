import { SetMetadata } from '@nestjs/common';

export const RAW_RESPONSE = 'capstan:raw-response';

/** The handler writes its whole answer: event streams, documents, or an envelope it made itself. */
export const RawResponse = (): MethodDecorator & ClassDecorator => SetMetadata(RAW_RESPONSE, true);
