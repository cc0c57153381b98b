/** A free request that shows whether a vendor accepts a key. */
export interface VendorKey {
  /** Variable of the key. */
  key: string;
  /** Variable of the base URL, to which `path` is added. */
  base: string;
  path: string | ((key: string, env: Environment) => string);
  /** `Authorization: Bearer` by default. */
  headers?: (key: string, env: Environment) => Record<string, string>;
  /** A response other than 401 that rejects the key. */
  refusedBy?: { status: number; body?: RegExp };
}

export type Environment = Readonly<Record<string, string | undefined>>;

const inHeader =
  (name: string, scheme = '') =>
  (key: string): Record<string, string> => ({ [name]: `${scheme}${key}` });
const basic = (user: string, password: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

/** Vendors whose documentation has a free request that any valid key may make: of models, usage or the account. */
export const VENDOR_KEYS: readonly VendorKey[] = [
  { key: 'OPENAI_API_KEY', base: 'OPENAI_BASE_URL', path: '/models' },
  {
    key: 'ANTHROPIC_API_KEY',
    base: 'ANTHROPIC_BASE_URL',
    path: '/models',
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  },
  { key: 'OPENAI_COMPATIBLE_API_KEY', base: 'OPENAI_COMPATIBLE_BASE_URL', path: '/models' },
  { key: 'OPENAI_IMAGE_API_KEY', base: 'OPENAI_IMAGE_BASE_URL', path: '/models' },
  {
    key: 'GEMINI_API_KEY',
    base: 'GEMINI_BASE_URL',
    path: '/v1beta/models?pageSize=1',
    headers: inHeader('x-goog-api-key'),
    refusedBy: { status: 400, body: /API_KEY_INVALID/ },
  },
  { key: 'REPLICATE_API_KEY', base: 'REPLICATE_BASE_URL', path: '/v1/account' },
  { key: 'TOGETHER_API_KEY', base: 'TOGETHER_BASE_URL', path: '/models' },
  { key: 'STABILITY_API_KEY', base: 'STABILITY_BASE_URL', path: '/v1/user/balance' },
  { key: 'OPENROUTER_API_KEY', base: 'OPENROUTER_BASE_URL', path: '/key' },
  { key: 'GROQ_API_KEY', base: 'GROQ_BASE_URL', path: '/models' },
  {
    key: 'DEEPGRAM_API_KEY',
    base: 'DEEPGRAM_BASE_URL',
    path: '/v1/projects',
    headers: inHeader('authorization', 'Token '),
  },
  {
    key: 'ASSEMBLYAI_API_KEY',
    base: 'ASSEMBLYAI_BASE_URL',
    path: '/v2/transcript?limit=1',
    headers: inHeader('authorization'),
  },
  { key: 'TAVILY_API_KEY', base: 'TAVILY_BASE_URL', path: '/usage' },
  { key: 'FIRECRAWL_API_KEY', base: 'FIRECRAWL_BASE_URL', path: '/v2/team/credit-usage' },
  { key: 'GITHUB_API_KEY', base: 'GITHUB_BASE_URL', path: '/rate_limit' },
  {
    key: 'HUNTER_API_KEY',
    base: 'HUNTER_BASE_URL',
    path: '/v2/account',
    headers: inHeader('x-api-key'),
  },
  {
    key: 'BOUNCER_API_KEY',
    base: 'BOUNCER_BASE_URL',
    path: '/v1.1/credits',
    headers: inHeader('x-api-key'),
  },
  {
    key: 'POSTMARK_API_KEY',
    base: 'POSTMARK_BASE_URL',
    path: '/server',
    headers: (key) => ({ 'x-postmark-server-token': key, accept: 'application/json' }),
  },
  { key: 'SENDGRID_API_KEY', base: 'SENDGRID_BASE_URL', path: '/v3/scopes' },
  {
    key: 'TWILIO_AUTH_TOKEN',
    base: 'TWILIO_BASE_URL',
    path: (_key, env) => `/2010-04-01/Accounts/${encodeURIComponent(env['TWILIO_ACCOUNT_SID'] ?? '')}.json`,
    headers: (key, env) => basic(env['TWILIO_ACCOUNT_SID'] ?? '', key),
  },
  {
    key: 'SLACK_API_KEY',
    base: 'SLACK_BASE_URL',
    path: '/api/auth.test',
    refusedBy: { status: 200, body: /"ok":\s*false/ },
  },
  {
    key: 'TELEGRAM_API_KEY',
    base: 'TELEGRAM_BASE_URL',
    path: (key) => `/bot${key}/getMe`,
    headers: () => ({}),
    refusedBy: { status: 404 },
  },
];
