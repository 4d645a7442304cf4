import { type Context, createContext, use } from "react";

/**
 * A value for everything below its provider, and the hook that reads it. Outside of one the hook throws.
 *
 * @param name what an error calls it
 */
export function requiredContext<Value>(name: string): readonly [Context<Value | undefined>, () => Value] {
  const Context = createContext<Value | undefined>(undefined);
  return [
    Context,
    () => {
      const value = use(Context);
      if (value === undefined) throw new Error(`No ${name} here: render this inside App.`);
      return value;
    },
  ];
}
