/** Source of the class with a method for each capability, and of the types by which `agent` is typed. */
export function capabilitiesSource(capabilities) {
  const types = [...new Set(capabilities.flatMap(({ paramsType, resultType }) => [paramsType, resultType]))];
  return `
import type { Answer } from '../core/answer.js';
import type { CapstanPromise } from '../core/capstan-promise.js';
import type { RequestOptions } from '../core/request-options.js';
import type { ${types.toSorted((a, b) => (a < b ? -1 : 1)).join(', ')} } from './named-types.js';

/** What each capability takes and gives, by its name. */
export interface Capabilities {
${capabilities.map(entryOf).join('\n')}
}

/** Name of a capability that this version of the client knows. */
export type CapabilityName = keyof Capabilities;

/** The routes of capabilities; those that have none of their own are called through \`POST /v1/agent\`. */
export const CAPABILITY_ROUTES: Readonly<Record<CapabilityName, string | null>> = {
${capabilities.map(({ name, path }) => `${name}: ${path ? `'${path}'` : 'null'},`).join('\n')}
};

/** A method for each capability. */
export abstract class CapabilityMethods {
  protected abstract callCapability<Name extends CapabilityName>(
    name: Name,
    params: Capabilities[Name]['params'],
    options: RequestOptions | undefined,
  ): CapstanPromise<Answer<Capabilities[Name]['result']>>;

${capabilities.map(methodOf).join('\n\n')}
}
`;
}

const entryOf = ({ name, paramsType, resultType }) =>
  `${name}: { params: ${paramsType}; result: ${resultType} };`;

const methodOf = (capability) => {
  const { name, methodName, paramsType, resultType } = capability;
  return `  /**
${commentLinesOf(capability)
  .map((line) => `   * ${line}`)
  .join('\n')}
   */
  ${methodName}(params: ${paramsType}, options?: RequestOptions): CapstanPromise<Answer<${resultType}>> {
    return this.callCapability('${name}', params, options);
  }`;
};

const commentLinesOf = ({ name, summary, credits }) => {
  const what = (summary ?? `The capability \`${name}\`.`).replaceAll('*/', '* /');
  return credits ? [what, `Costs ${priceOf(credits)}; failures are free.`] : [what];
};

function priceOf(credits) {
  const prices = new Set(Object.values(credits));
  if (prices.size === 1) return counted([...prices][0]);
  return Object.entries(credits)
    .map(([mode, price]) => `${counted(price)} (\`${mode}\`)`)
    .join(', ');
}

const counted = (price) => (price === 1 ? '1 credit' : `${price} credits`);
