import { AppError, UsageError, parseCommandLine } from '@capstan/platform-core';
import { type AccountServices, withAccountServices } from '../accounts/account-services.js';
import { FIRST_ACCOUNT_EMAIL } from '../accounts/first-account.js';
import { LaunchError } from '../launch.error.js';
import { type CommandContext, withDatabase } from './with-database.js';

const USAGE = `Usage: npm run console:link -- [--email <address>]
  --email  who signs in: a user of the console, or the address of an account, whose owner is then made
           (default: the operator of the installation)`;

/** `npm run console:link`: prints a link that signs a user in to the console, once. @returns 2 for wrong arguments. */
export async function makeLink(args: string[], context: CommandContext): Promise<number> {
  let request: LinkRequest;
  try {
    request = parse(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
  if (request.isHelp) {
    console.log(USAGE);
    return 0;
  }
  const link = await withDatabase(context, ({ config }) =>
    withAccountServices(config, async (services) =>
      services.signInLinks.make(await userEmail(services, request.email)),
    ),
  ).catch((error: unknown) => {
    throw error instanceof AppError ? new LaunchError(`${error.message} ${error.alternativeAction}`) : error;
  });
  console.log(`Console: ${link}`);
  return 0;
}

interface LinkRequest {
  email: string | undefined;
  isHelp: boolean;
}

function parse(args: string[]): LinkRequest {
  const options = { email: { type: 'string' }, help: { type: 'boolean', default: false } } as const;
  const { values } = parseCommandLine(args, { usage: USAGE, options });
  return { email: values.email, isHelp: values.help };
}

/** The address of a user, who is made if only the account exists. @throws LaunchError */
async function userEmail(
  { accounts, consoleUsers }: AccountServices,
  wanted: string | undefined,
): Promise<string> {
  const operator = await consoleUsers.firstOperator();
  if (wanted === undefined && operator) return operator.email;
  const email = wanted ?? FIRST_ACCOUNT_EMAIL;
  const user = await consoleUsers.findByEmail(email);
  if (user) return user.email;
  const account = await accounts.findByEmail(email);
  if (!account) {
    throw new LaunchError(
      `no user or account has the address ${email}. Create one with npm run key -- --account ${email} --create, or name another one with --email.`,
    );
  }
  return (await consoleUsers.createOwner(account, { isOperator: !operator })).email;
}
