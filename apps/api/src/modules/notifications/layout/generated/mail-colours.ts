// Generated from packages/ui/src/tokens by `pnpm --filter @repo/ui codegen`. Do not edit.
export const mailColours = {
  "yield": {
    "light": {
      "ground": "#f9f8f3",
      "surface": "#fefefb",
      "subtle": "#eeede7",
      "line": "#e1e0d9",
      "ink": "#0c1f17",
      "ink-muted": "#4f5c54",
      "accent": "#00633f",
      "on-accent": "#ffffff",
      "gold": "#a77e39"
    },
    "dark": {
      "ground": "#0b1511",
      "surface": "#131f19",
      "subtle": "#202c26",
      "line": "#2a3631",
      "ink": "#edf0e7",
      "ink-muted": "#abb4ac",
      "accent": "#56cb98",
      "on-accent": "#04160e",
      "gold": "#d4b273"
    }
  },
  "kaskad": {
    "light": {
      "ground": "#f5f8fd",
      "surface": "#fcfdff",
      "subtle": "#e8edf4",
      "line": "#dbe0e8",
      "ink": "#111c34",
      "ink-muted": "#525b6c",
      "accent": "#1f4fcc",
      "on-accent": "#ffffff",
      "gold": "#a77e39"
    },
    "dark": {
      "ground": "#0d121f",
      "surface": "#151b2b",
      "subtle": "#22293c",
      "line": "#2d3548",
      "ink": "#eaeff7",
      "ink-muted": "#a8b1c4",
      "accent": "#7fa6f6",
      "on-accent": "#0a1023",
      "gold": "#d4b273"
    }
  }
} as const;
