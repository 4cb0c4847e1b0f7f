/**
 * What the compiler knows about a project: the only module of this phase that rules and emitters import. A function of
 * a project is a query or reads queries: it is computed when it is first needed, and again if something that it read
 * has changed.
 */

/** Expressions, checked where they are written. */
export {
  checkAt,
  checkIn,
  expressionAt,
  markedExpressionAt,
  expressionsOf,
  type WrittenExpression,
} from './expressions';
export { problemsOf, type CheckedExpression } from './expression/check';

/** What a query finds in a whole project. */
export { inAllDescriptors } from './in-all-descriptors';

/** Symbols: the names that expressions and descriptors can use. */
export { symbolTable } from './symbol-table';
export { namesInUse, usedNames } from './names-used';
export { headersRead } from './headers-read';
export { namesInExpressions } from './names-in-expressions';
export { globalsOf, sessionNames } from './expression/globals';
export { isName, parse } from './expression/parse';
export type { TypeEnvironment, Variable } from './expression/type-environment';
export { declaredPaths, sourceOfPath, typeOfInput } from './expression/declared-names';

/** The parts of a descriptor by their addresses, and the descriptor that a companion is about. */
export { describedBy, extendedBy, namedParts } from './named-parts';
export { namesOfScenarios } from './names-of-scenarios';

/** Routes, and the screens that they show. */
export {
  menuKeys,
  routeFinder,
  routeLedTo,
  routePaths,
  routesOf,
  screensNamedBy,
  targetOf,
  type FoundRoute,
} from './route-table';
export { screensOfRoute, sharedNames } from './screens-of-route';

/** Screens: what their expressions read, their filters, and the source of their pages. */
export {
  addressNamesOf,
  companionsOf,
  endsOf,
  filtersOf,
  hasPeriod,
  optionsOf,
  scaleOffered,
  sortKeyOf,
  tableOf,
  tabsOf,
  valuesOffered,
  writtenOptions,
  type AuthoredFilter,
} from './expression/screen-scope';
export { describedFilters } from './described-filters';
export { isOfTiles, namesOfTiles, referencedNames } from './referenced-names';
export { isOfPage, pagedSource, partReads, sourcesOfRows, type PartRead } from './paged-source';

/** The sources that a part of a descriptor requests as soon as it opens. */
export { needsOf } from './needs';

/** The operations that are called, those that sources read, and those that are out of date after a call. */
export { callsOperations, changedReads, isSurelyUnread, operationsInUse } from './operations-in-use';

/** Responses by the objects that they are for. */
export { givenToDrawers, openedDrawers } from './drawer-inputs';
export { objectsOf, responsesByObject, searchTypeOfTarget } from './responses';

/** Texts and scales. */
export { placeholderNames, placeholdersOf, textsOf, valueNames, type FoundText } from './texts-of';
export {
  broughtTranslations,
  engineMessages,
  messagesIn,
  messagesToTranslate,
  sharedMessages,
  type SharedTexts,
} from './shared-messages';
export { equalsOf, gapsIn, rangeOf, type AuthoredScaleRow, type Interval } from './scale-rows';

/** Rows of `errors.json`, in the order in which they decide. */
export { byErrorOrder } from './error-order';

/** Who sees a part: conditions written out, and what they are for all values of what they read. */
export { constantOf } from './visibility/constant';
export { definitionOf, expand } from './visibility/expand';
export { presenceAround, presenceIn, type PresenceCondition } from './visibility/presence';
export { undecidedPart } from './visibility/undecided';
export { type Diagram, type Diagrams } from './visibility/diagram';
export { conjunctionOf, mapParts } from './visibility/rewrite';
export { solve, type Solution } from './visibility/solve';
export { isFact, isTime, type Variable as ConditionVariable } from './visibility/variable';

/** The ways to a part: routes, tabs, and who shows a panel. */
export { conditionOfWays, conditionWrittenAt, wayInside, waysTo, type Way, type WayCondition } from './visibility/ways';

/** Facts about the syntax of one expression. */
export { macros, partsOf, type BinaryOperator, type Call, type Range, type Syntax } from './expression/syntax';
export { freePaths } from './expression/free-names';
export { syntaxKey } from './expression/syntax-key';
export { gap, textsBuilt, type BuiltText } from './expression/texts-built';
export { isCondition } from './expression/is-condition';
export { suggestValue } from './expression/values';

/** The colours of a theme. */
export {
  colorText,
  contrastOf,
  isTranslucent,
  layered,
  nearestColor,
  parseColor,
  withOpacity,
  type ThemeColor,
} from './theme/colors';
export { colorsOf, colorTokens, themes, type ColorToken, type ThemeName } from './theme/tokens';

/** The sign-in by OAuth 2. */
export { codeFlowOf, oauthSettings, scopesRequested, type OAuthSettings } from './oauth';
