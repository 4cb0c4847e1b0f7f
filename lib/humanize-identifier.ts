const name = /^[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$/;
const wordBoundary = /[_-]|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** The words of an identifier: "File sharing" for `fileSharing`. `undefined` for a text of one word. */
export function humanizeIdentifier(text: string): string | undefined {
  const words = name.test(text) ? text.split(wordBoundary) : [];
  if (words.length < 2) return undefined;
  const sentence = words.map((word) => (/^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase())).join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Words that are written in capitals wherever they are. */
const capitals =
  /\b(api|arn|cve|dns|guid|http|iam|id|imei|ip|lan|mac|md5|mfa|os|pid|saml|sha1|sha256|siem|sso|tlsh|uri|url|uuid|vpn)\b/gi;

/** The label for a name: `Registrant name` for `registrantName`, `API keys` for `api-keys`. */
export function labelFor(name: string): string {
  const words = humanizeIdentifier(name) ?? name.charAt(0).toUpperCase() + name.slice(1);
  return words.replaceAll(capitals, (word) => word.toUpperCase());
}
