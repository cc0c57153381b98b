import { methodNameOf, typeNameOf } from './names.mjs';

/**
 * The capabilities of the document: every name that `POST /v1/agent` accepts. One whose name is an operation id has a
 * route of its own; the others are called through the agent route.
 */
export function capabilitiesOf(document) {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  const agent = operations.find(({ operation }) => operation.operationId === 'agent').operation;
  const results = agent.responses['200'].content['application/json'].schema.properties.data.anyOf;
  return agent.requestBody.content['application/json'].schema.oneOf.map(({ properties }, index) => {
    const name = properties.capability.enum?.[0] ?? properties.capability.const;
    const own = operations.find(
      ({ operation, method }) => operation.operationId === name && method === 'post',
    );
    return {
      name,
      methodName: methodNameOf(name),
      paramsType: typeNameOf(properties.params.$ref),
      resultType: own ? resultTypeOf(own.operation) : typeNameOf(results[index].$ref),
      path: own?.path,
      summary: own?.operation.summary,
      credits: own?.operation['x-credits'],
    };
  });
}

const resultTypeOf = (operation) =>
  typeNameOf(operation.responses['200'].content['application/json'].schema.properties.data.$ref);
