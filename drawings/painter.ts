import { type AnchoredShape, anchored, tenth } from "./shapes.ts";

/** A colour role: 0 ground, 1 main, 2 deep, 3 wash, 4 warm. */
export type Role = 0 | 1 | 2 | 3 | 4;

/** One shape of a tile's quarter. */
export interface Layer {
  readonly role: Role;
  /** SVG path data. */
  readonly path: string;
  /** Whether the path is turned by 180 degrees, which moves its anchor from the corner to the centre. */
  readonly centred: boolean;
}

/** For small shapes only: the warm role is rare. */
export const WARM: Role = 4;

/** Draws the layers of one tile, one after the other, with the tile's own random numbers. */
export class Painter {
  readonly layers: Layer[] = [];
  readonly glaze: {
    readonly ground: Role;
    readonly main: Role;
    readonly second: Role;
    readonly third: Role;
  };
  readonly #next: () => number;

  constructor(next: () => number) {
    this.#next = next;
    // Blue on white is listed twice: it is twice as frequent.
    const [ground, main, second, third] = this.pick<readonly [Role, Role, Role, Role]>(
      [0, 1, 2, 3],
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 0, 3, 2],
    );
    this.glaze = { ground, main, second, third };
  }

  /** One of the given things. */
  pick<T>(first: T, ...others: readonly T[]): T {
    return [first, ...others][Math.floor(this.#next() * (others.length + 1))] ?? first;
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return Math.round(least + this.#next() * (most - least));
  }

  /** Adds a shape. */
  put(role: Role, path: string): void {
    this.layers.push({ role, path, centred: false });
  }

  /** Adds a shape turned towards the centre. */
  putCentred(role: Role, path: string): void {
    this.layers.push({ role, path, centred: true });
  }

  /** Path of one of the given anchored shapes; the shape is chosen before its radius. */
  anchored(
    radius: number | readonly [least: number, most: number],
    first: AnchoredShape,
    ...others: AnchoredShape[]
  ): string {
    const shape = others.length === 0 ? first : this.pick(first, ...others);
    return anchored[shape](typeof radius === "number" ? radius : this.between(...radius));
  }

  /** Adds three nested shapes: a figure, its hollow, its eye. */
  putKnob(
    centred: boolean,
    radius: number,
    figures: readonly [AnchoredShape, AnchoredShape, AnchoredShape],
    eye: Role,
  ): void {
    const put = (role: Role, path: string) => this.layers.push({ role, path, centred });
    put(this.glaze.main, this.anchored(radius, ...figures));
    put(this.glaze.ground, this.anchored(tenth(radius * 0.56), "disc", "gem", "star8"));
    put(eye, this.anchored(tenth(radius * 0.28), "disc"));
  }
}
