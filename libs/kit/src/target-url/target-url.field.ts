import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { MAX_URL_CHARS } from './target-url.js';

/**
 * The URL of a page that a capability opens. parseTargetUrl validates length and form, so that every invalid URL
 * has the same slug, `invalid-url`.
 */
export const TargetUrlField = (options: { description?: string } = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      description:
        options.description ??
        'Absolute http or https URL of the page, without credentials. Private and local addresses are rejected.',
      type: 'string',
      format: 'uri',
      maxLength: MAX_URL_CHARS,
      example: 'https://example.com/',
    }),
    IsString(),
  );
