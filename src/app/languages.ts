import { languages as offered } from '../generated/languages';
import type { Languages } from '../render/create-texts';
import { pseudoLanguages } from './pseudo/pseudo-languages';

/** The languages of the console, the default first. The dev server adds two pseudo languages; a build has nothing of them. */
export const languages: Languages = import.meta.env.DEV ? { ...offered, ...pseudoLanguages } : offered;
