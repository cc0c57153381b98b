import { StringField } from '@capstan/kit';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { MaxLength, ValidateBy } from 'class-validator';
import { companyDomainOf } from '../vendors/company_site/company-domain.js';

const MAX_DOMAIN_CHARS = 2_048;
/** At least one character besides whitespace and ASCII punctuation. */
const SAYS_SOMETHING = /[^\s!-/:-@[-`{-~]/;

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

/** Parameters of `emails`. */
export class EmailsParams {
  @StringField({
    description: 'Given name of the person.',
    minLength: 1,
    maxLength: 100,
    pattern: SAYS_SOMETHING,
    patternMessage: 'must have a letter or digit',
    example: 'Ada',
  })
  first_name: string;

  @StringField({
    description: 'Family name of the person.',
    minLength: 1,
    maxLength: 100,
    pattern: SAYS_SOMETHING,
    patternMessage: 'must have a letter or digit',
    example: 'Lovelace',
  })
  last_name: string;

  @ApiProperty({
    description:
      "Domain of the employer's website. A URL is reduced to its host: `https://www.acme.com/about` to `acme.com`.",
    type: 'string',
    maxLength: MAX_DOMAIN_CHARS,
    example: 'acme.com',
  })
  @Transform(bareDomain)
  @IsCompanyDomain()
  @MaxLength(MAX_DOMAIN_CHARS)
  domain: string;
}
