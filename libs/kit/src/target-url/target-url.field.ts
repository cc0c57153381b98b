import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { MAX_URL_CHARS } from './target-url.js';

/**
 * The address of a page that a capability opens. Length and form are checked by parseTargetUrl, so that every unusable
 * address has the one slug `invalid-url`.
 */
export const TargetUrlField = (options: { description?: string } = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      description:
        options.description ??
        'Absolute http or https address of the page, without credentials. Private and local addresses are refused.',
      type: 'string',
      format: 'uri',
      maxLength: MAX_URL_CHARS,
      example: 'https://example.com/',
    }),
    IsString(),
  );
