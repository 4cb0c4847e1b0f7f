import type { Middleware } from 'openapi-fetch';
import type { OperationFacts, ParameterStyle, ParameterStyles } from '~/generated/contract/operations';
import { writeHeader, writeParameter } from '~/lib/parameter-style';
import { textOf } from '~/lib/parameter-text';
import { percentEncode } from '~/lib/percent-encode';
import type { Calls } from './call-middleware';
import { fillPath, queryOf, writtenHeaders } from './request-address';

/** What a call whose parameters have styles gives to openapi-fetch, and its headers. */
export function styledInit(calls: Calls, styles: NonNullable<OperationFacts['styles']>, header: object) {
  const fill = (address: string, values: object): string | undefined =>
    fillPath(address, values, (name, value) => {
      const style = styleOf(name, styles.path);
      return style ? writeParameter(name, value, style) : percentEncode(textOf(value) ?? '');
    });
  const middleware: Middleware = {
    onRequest({ request, schemaPath, params }) {
      const call = calls.get(request);
      if (call && fill(schemaPath, params.path ?? {}) === undefined)
        calls.set(request, { ...call, refusal: 'arguments' });
    },
  };
  return {
    serializers: {
      pathSerializer: (address: string, values: object) => fill(address, values) ?? address,
      querySerializer: (values: object) => styledQuery(values, styles.query ?? {}),
    },
    written: writtenHeaders(header, (name, value) => {
      const style = styleOf(name, styles.header);
      return style ? writeHeader(name, value, style) : textOf(value);
    }),
    middleware,
  };
}

/** A query of parameters some of which have a style; what such a one cannot write is dropped. */
function styledQuery(values: object, styles: ParameterStyles): string {
  const entries = Object.entries<unknown>({ ...values });
  const usual = entries.filter(([name]) => !Object.hasOwn(styles, name));
  const styled = entries.flatMap(([name, value]) => {
    const style = styleOf(name, styles);
    return (style && writeParameter(name, value, style, true)) ?? [];
  });
  return [String(queryOf(Object.fromEntries(usual))), ...styled].filter((part) => part !== '').join('&');
}

function styleOf(name: string, styles: ParameterStyles = {}): ParameterStyle | undefined {
  return Object.hasOwn(styles, name) ? styles[name] : undefined;
}
