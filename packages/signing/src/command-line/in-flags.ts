/**
 * Names options in a message as the command takes them: what the message begins with, and every name in camel case.
 *
 * @param flags - by option, as in `{ baseUrl: "--base-url" }`
 */
export const inFlags = (message: string, flags: Readonly<Record<string, string>>): string =>
  message.replaceAll(/^(\w+)(?:\[\d+\])?(?=:)|\b([a-z]+[A-Z]\w*)/g, (text, first: string | undefined, name: string | undefined) => {
    const option = first ?? name ?? "";
    return (Object.hasOwn(flags, option) ? flags[option] : undefined) ?? text;
  });
