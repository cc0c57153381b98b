import { StringField } from '@capstan/kit';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { companyDomainOf } from '../vendors/company_site/company-domain.js';

const MAX_DOMAIN_CHARS = 2_048;
const NEEDS_ONE = 'send `domain` or `name`, or both';

const upperCase = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.toUpperCase() : value;

/** The host only; invalid domains pass through unchanged, so that validation reports them. */
const bareDomain = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && value.length <= MAX_DOMAIN_CHARS ? (companyDomainOf(value) ?? value) : value;

const IsCompanyDomain = (): PropertyDecorator =>
  ValidateBy({
    name: 'isCompanyDomain',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && companyDomainOf(value) !== undefined,
      defaultMessage: () => 'domain must be a public domain such as acme.com, or a URL on one',
    },
  });

/** PostgreSQL stores neither NUL nor lone surrogates. */
const IsPlainText = (): PropertyDecorator =>
  ValidateBy({
    name: 'isPlainText',
    validator: {
      validate: (value: unknown) =>
        typeof value !== 'string' || (value.isWellFormed() && !/\p{Cc}/u.test(value)),
      defaultMessage: () => 'name must be well-formed Unicode without control characters',
    },
  });

/**
 * At least one character besides whitespace and ASCII punctuation, as a pattern for validators without Unicode classes.
 */
const SAYS_SOMETHING = '[^\\s!-/:-@\\[-`{-~]';

/** Parameters of `enrich_company`: at least one of domain and name. */
export class EnrichCompanyParams {
  @ApiProperty({
    description:
      "Domain of the company's website. A URL is reduced to its host: `https://www.acme.com/about` to `acme.com`. Hosts and networks that are not public are rejected. Required without `name`.",
    type: 'string',
    maxLength: MAX_DOMAIN_CHARS,
    required: false,
    example: 'acme.com',
  })
  @Transform(bareDomain)
  @ValidateIf(({ domain }: EnrichCompanyParams) => domain !== undefined)
  @IsCompanyDomain()
  @MaxLength(MAX_DOMAIN_CHARS)
  domain?: string;

  @ApiProperty({
    description:
      'Name of the company, as it calls itself or as registers list it (`Acme`, `Acme GmbH`), in any script. A name that matches several companies returns none: add `domain` or `country`.',
    type: 'string',
    maxLength: 200,
    pattern: SAYS_SOMETHING,
    required: false,
    example: 'Acme GmbH',
  })
  @ValidateIf(({ name, domain }: EnrichCompanyParams) => name !== undefined || domain === undefined)
  @IsString({ message: NEEDS_ONE })
  @IsPlainText()
  @MaxLength(200)
  @Matches(/[\p{L}\p{N}]/u, { message: 'name must contain a letter or digit' })
  name?: string;

  @StringField({
    description:
      "Country of the company's headquarters as an ISO 3166 code, e.g. `DE`; distinguishes companies of the same name.",
    maxLength: 2,
    pattern: /^[A-Za-z]{2}$/,
    patternMessage: 'must be a country of two letters, such as DE',
    optional: true,
    example: 'DE',
  })
  @Transform(upperCase)
  country?: string;
}
