import { ResultField } from '@capstan/platform-http';

const SOURCES = ['environment', 'default'] as const;

/** A variable of the configuration. */
export class ConfigVariableResult {
  @ResultField({ type: 'string', description: 'Name of the environment variable' })
  name: string;

  @ResultField({ type: 'string', description: 'What it sets' })
  description: string;

  @ResultField({ type: 'string', description: 'Its heading in .env.example' })
  section: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'The plugin that declares it; null for variables of the service',
  })
  plugin: string | null;

  @ResultField({ type: 'boolean', description: 'Whether the value is a secret, which is never shown' })
  secret: boolean;

  @ResultField({
    type: 'string',
    enum: SOURCES,
    description: '`environment`: set in the environment or in .env, or by `npm start`; `default`: not set',
  })
  source: (typeof SOURCES)[number];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'The value; `set` for a secret; null if it is not set and has no default',
  })
  value: string | null;
}

/** `data` of GET /v1/admin/config. */
export class ConfigurationResult {
  @ResultField({ of: () => ConfigVariableResult, list: true, description: 'In the order of .env.example' })
  variables: ConfigVariableResult[];
}
