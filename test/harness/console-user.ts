import { randomUUID } from 'node:crypto';
import { ConsoleUsers, SignInLinks } from '@capstan/console';
import type { TestApp } from './app.js';
import { type TestAnswer, answerOf } from './call.js';

/** A request of a page of the console. */
export interface PageRequest {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** As a browser keeps it. */
interface BrowserCookie {
  name: string;
  value: string;
  domain: string;
  path: string;
  httpOnly: boolean;
  sameSite: 'Strict';
}

/** A browser with the console open: it keeps cookies, sends its origin, and the proof once it has a session. */
export class ConsolePage {
  private readonly cookies = new Map<string, string>();
  /** Paths of the cookies, by name. */
  private readonly paths = new Map<string, string>();
  csrfToken: string | undefined;

  /** @param address network address that it comes from, where the service trusts one proxy (`TRUST_PROXY: '1'`). */
  constructor(
    private readonly url: string,
    private readonly address?: string,
  ) {}

  /** The `Cookie` header that this browser sends. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The cookies, for a browser in which the service has another name. */
  cookiesFor(domain: string): BrowserCookie[] {
    return [...this.cookies].map(([name, value]) => ({
      name,
      value,
      domain,
      path: this.paths.get(name) ?? '/',
      httpOnly: true,
      sameSite: 'Strict',
    }));
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  async send(path: string, { method = 'GET', body, headers = {} }: PageRequest = {}): Promise<TestAnswer> {
    const answer = await answerOf(this.url, path, {
      method,
      key: null,
      ...(body === undefined ? {} : { body }),
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(method === 'GET' ? {} : { origin: this.url }),
        ...(this.address === undefined ? {} : { 'x-forwarded-for': this.address }),
        ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...(this.csrfToken === undefined ? {} : { 'x-capstan-csrf': this.csrfToken }),
        ...headers,
      },
    });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    return answer;
  }

  post(path: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer> {
    return this.send(path, { method: 'POST', body, ...(headers ? { headers } : {}) });
  }

  /** Reads the session and keeps its proof, as the console does after sign-in. */
  async open(): Promise<TestAnswer> {
    const answer = await this.send('/console/api/session');
    if (answer.status === 200) this.csrfToken = answer.body.data.csrf_token;
    return answer;
  }

  /** Signs in with a link and reads the session. */
  async signInWith(link: string): Promise<TestAnswer> {
    await this.post('/console/auth/sign-in/link', { token: tokenOf(link) });
    return this.open();
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';', 1);
    const [name = '', value = ''] = pair.split('=', 2);
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
    this.paths.set(name, /; *path=([^;]+)/i.exec(line)?.[1] ?? '/');
  }
}

/** The token in the fragment of a link. */
export const tokenOf = (link: string): string => new URL(link).hash.replace('#token=', '');

/** The owner of an account of its own, not signed in yet. */
export async function createOwner(
  test: TestApp,
  { isOperator = false } = {},
): Promise<{ accountId: string; email: string; userId: string }> {
  const { accountId } = await test.createAccount();
  const email = `${randomUUID()}@example.test`;
  const { id } = await test.app
    .get(ConsoleUsers)
    .createOwner({ id: accountId, email, name: 'Owner' }, { isOperator });
  return { accountId, email, userId: id };
}

export const linkFor = ({ app }: TestApp, email: string): Promise<string> => app.get(SignInLinks).make(email);

/** An owner who is signed in. */
export async function signedInOwner(
  test: TestApp,
  options?: { isOperator?: boolean },
): Promise<{ page: ConsolePage; accountId: string; email: string; userId: string }> {
  const owner = await createOwner(test, options);
  const page = new ConsolePage(test.url);
  await page.signInWith(await linkFor(test, owner.email));
  return { ...owner, page };
}

/** A user whom `owner` invited to their account and who is signed in. */
export async function signedInMember(
  test: TestApp,
  owner: { page: ConsolePage },
  role: 'owner' | 'member' | 'viewer',
): Promise<{ page: ConsolePage; email: string; userId: string }> {
  const email = `${randomUUID()}@example.test`;
  const invited = await owner.page.post('/console/api/invitations', { email, role });
  const page = new ConsolePage(test.url);
  await page.post('/console/auth/invitation', { token: tokenOf(invited.body.data.link), name: role });
  const opened = await page.open();
  return { page, email, userId: opened.body.data.user.id };
}
