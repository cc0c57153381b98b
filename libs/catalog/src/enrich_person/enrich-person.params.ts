import { StringField } from '@capstan/kit';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { parse } from 'tldts';

const NEEDS_ONE =
  'send `name` with `company` or `domain`, or one of `orcid`, `github`, `email`: a name alone matches many people';

const trimmed =
  (pattern: RegExp) =>
  ({ value }: { value: unknown }): unknown =>
    typeof value === 'string' ? value.trim().replace(pattern, '') : value;

const IsDomain = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDomain',
    validator: {
      validate: (value: unknown) => {
        if (typeof value !== 'string') return false;
        const { domain, isIcann, hostname } = parse(value);
        return domain !== null && isIcann === true && hostname === value.toLowerCase();
      },
      defaultMessage: () => 'domain must be a public domain such as acme.com',
    },
  });

const isIdentified = ({ orcid, github, email }: EnrichPersonParams): boolean =>
  orcid !== undefined || github !== undefined || email !== undefined;

/**
 * At least one character besides whitespace and ASCII punctuation, as a pattern for validators without Unicode classes.
 */
const SAYS_SOMETHING = '[^\\s!-/:-@\\[-`{-~]';

/** Parameters of `enrich_person`: a name with an employer, or an identifier. */
export class EnrichPersonParams {
  @ApiProperty({
    description:
      'Full name, given name first. Identifies a person together with `company` or `domain`; with an identifier it must match the person found.',
    type: 'string',
    maxLength: 200,
    pattern: SAYS_SOMETHING,
    required: false,
    example: 'Ada Lovelace',
  })
  @ValidateIf((params: EnrichPersonParams) => params.name !== undefined || !isIdentified(params))
  @IsString({ message: NEEDS_ONE })
  @MaxLength(200)
  @Matches(/\p{L}/u, { message: 'name must contain a letter' })
  name?: string;

  @ApiProperty({
    description: 'Organization the person works or worked for, as it calls itself.',
    type: 'string',
    maxLength: 200,
    pattern: SAYS_SOMETHING,
    required: false,
    example: 'Acme',
  })
  @ValidateIf(
    (params: EnrichPersonParams) =>
      params.company !== undefined || (params.domain === undefined && !isIdentified(params)),
  )
  @IsString({ message: NEEDS_ONE })
  @MaxLength(200)
  @Matches(/[\p{L}\p{N}]/u, { message: 'company must contain a letter or digit' })
  company?: string;

  @ApiProperty({
    description: "Domain of that organization's website.",
    type: 'string',
    maxLength: 253,
    required: false,
    example: 'acme.com',
  })
  @Transform(trimmed(/^(?:https?:\/\/)?(?:www\.)?|\/$/gi))
  @ValidateIf(({ domain }: EnrichPersonParams) => domain !== undefined)
  @IsDomain()
  @MaxLength(253)
  domain?: string;

  @StringField({
    description: 'E-mail address of the person.',
    maxLength: 254,
    pattern: /^[^\s@<>"'(),:;]{1,64}@[^\s@<>"'(),:;]+\.[^\s@.<>"'(),:;]{2,}$/,
    optional: true,
    example: 'ada@acme.com',
  })
  email?: string;

  @StringField({
    description: 'ORCID identifier of a researcher, e.g. `0000-0002-1825-0097`.',
    maxLength: 37,
    pattern: /^(?:https?:\/\/orcid\.org\/)?\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/,
    optional: true,
    example: '0000-0002-1825-0097',
  })
  @Transform(trimmed(/^https?:\/\/orcid\.org\//i))
  orcid?: string;

  @StringField({
    description: 'GitHub login.',
    maxLength: 39,
    pattern: /^[a-zA-Z\d]+(?:-[a-zA-Z\d]+)*$/,
    optional: true,
    example: 'ada',
  })
  github?: string;
}
