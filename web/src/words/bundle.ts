import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Record<string, string | number | Date>;

/** All files of one language as one bundle; a broken message is reported, the others stay. */
export function bundle(language: string, files: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) {
    for (const error of made.addResource(new FluentResource(file))) console.error(error);
  }
  return made;
}

/** Look a message up in the first bundle that has it. */
export function say(bundles: FluentBundle[], key: string, args?: Arguments): string {
  for (const one of bundles) {
    const message = one.getMessage(key);
    if (message?.value == null) continue;
    const errors: Error[] = [];
    const text = one.formatPattern(message.value, args as Record<string, FluentVariable>, errors);
    for (const error of errors) console.error(`${key}: ${error.message}`);
    return text;
  }
  console.error(`No words for “${key}”`);
  return key;
}
