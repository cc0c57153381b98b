import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { type INestApplication } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';

/** Every route of the controllers of an application, as `GET /v1/keys/{id}`. */
export function routesOf(app: INestApplication): string[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  const types = new Set(
    controllers.flatMap(({ metatype }) => (typeof metatype === 'function' ? [metatype] : [])),
  );
  return [...types].flatMap((type) => {
    const prototype = type.prototype as Record<string, object>;
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name] as object;
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      const path = [Reflect.getMetadata(PATH_METADATA, type), Reflect.getMetadata(PATH_METADATA, handler)]
        .map((part) => String(part).replace(/^\/|\/$/g, ''))
        .filter((part) => part !== '')
        .join('/');
      return [`${RequestMethod[method]} /${path.replace(/:(\w+)/g, '{$1}')}`];
    });
  });
}
