import { diagnose, suggest } from '../diagnostic';
import { dependent } from './local';
import { objectAt, stringAt } from '../parse/read';
import { placesOf, textsOf } from './texts-of';

/** Every `{name}` place of a text has its value in `with`, and every value its place. */
export const texts = dependent(['messages'], function* (descriptor, project) {
  const english = project.find('messages', 'en');
  for (const { path, at, english: own, message, values } of textsOf(descriptor, project)) {
    const shared = message === undefined ? undefined : stringAt(objectAt(english?.value, 'shared'), message);
    const text = own ?? shared;
    // An unknown message is told by its name.
    if (text === undefined) continue;
    const places = placesOf(text);
    for (const { name, index, length } of places) {
      if (Object.hasOwn(values, name)) continue;
      const remark = {
        code: 'text/place',
        message: `"with" gives no value for {${name}}.`,
        ...suggest(name, Object.keys(values)),
      };
      const { fix, ...plain } = remark;
      const within =
        own === undefined ? {} : { at: { index, length }, ...(typeof fix === 'string' && { fix: `{${fix}}` }) };
      yield diagnose(descriptor, at, { ...plain, ...within });
    }
    for (const name of Object.keys(values)) {
      if (places.some((place) => place.name === name)) continue;
      const remark = { code: 'text/unused-value', message: `The text has no place {${name}}.`, key: true };
      yield diagnose(descriptor, [...path, 'with', name], remark);
    }
  }
});
