/// How a review page looks, light and dark, on a telephone and on a desk.
enum ReviewStyle {
    static let sheet = """
        :root { color-scheme: light dark; --ground: #f6f7f9; --card: #ffffff; --ink: #1b2230; --faint: #5a6475;
          --line: #cfd6e0; --mark: #1763c6; --on-mark: #ffffff; --doubt: #b4540a; --done: #17703b; }
        @media (prefers-color-scheme: dark) {
          :root { --ground: #12161d; --card: #1b212b; --ink: #e6eaf1; --faint: #9aa6b8; --line: #3a4456; --mark: #6fb1ff;
            --on-mark: #10151c; --doubt: #ffad66; --done: #6fd39a; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.45 system-ui, sans-serif; }
        header, main { max-width: 1400px; margin: 0 auto; padding: 0 clamp(12px, 2.5vw, 32px); }
        h1 { font-size: 24px; margin: 20px 0 4px; } h2 { font-size: 17px; margin: 0 0 10px; overflow-wrap: anywhere; }
        header p { color: var(--faint); margin: 0 0 12px; max-width: 70ch; }
        .picture { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px; margin-bottom: 28px; }
        .picture h2 { grid-column: 1 / -1; margin: 0; }
        .photo { position: sticky; top: 8px; align-self: start; }
        .photo img { display: block; width: 100%; border-radius: 6px; }
        .frame { position: absolute; border: 2px solid var(--doubt); border-radius: 3px; pointer-events: none; }
        .frame.looked-at { outline: 3px solid var(--mark); } .frame.done { border-color: var(--done); }
        .words { display: grid; gap: 12px; align-content: start; }
        .word { background: var(--card); border: 1px solid var(--line); border-left: 6px solid var(--doubt);
          border-radius: 8px; padding: 10px 12px; min-width: 0; }
        .word.changed, .word.confirmed { border-left-color: var(--done); }
        .word > img { display: block; max-width: 100%; max-height: 72px; border-radius: 4px; }
        .glyphs, .choices { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px; }
        .choices:empty { display: none; }
        button { font: inherit; color: var(--ink); background: var(--ground); border: 1px solid var(--line);
          border-radius: 6px; min-width: 44px; min-height: 44px; padding: 2px 6px; cursor: pointer; }
        button b { font-family: ui-monospace, monospace; display: block; line-height: 1.2; }
        button small { color: var(--faint); font-size: 11px; display: block; line-height: 1.1; }
        .glyph img { display: block; height: 34px; max-width: 64px; margin: 2px auto; border-radius: 3px; }
        .glyph.doubtful { border-color: var(--doubt); border-width: 2px; }
        button[aria-expanded="true"] { outline: 3px solid var(--mark); }
        .choice { border-color: var(--mark); }
        input.text, input.letter { font: 16px ui-monospace, monospace; color: var(--ink); background: var(--ground);
          border: 1px solid var(--line); border-radius: 6px; padding: 8px; min-width: 0; min-height: 44px; }
        input.letter { width: 76px; } input.text { flex: 1 1 140px; width: 100%; }
        .line { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; margin-top: 8px; }
        .confirm { display: flex; align-items: center; gap: 6px; min-height: 44px; color: var(--ink); }
        .confirm input { width: 22px; height: 22px; }
        footer { position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
          justify-content: center; padding: 10px 12px; background: var(--card); border-top: 1px solid var(--line); }
        footer p { margin: 0; }
        #download { background: var(--mark); border-color: var(--mark); color: var(--on-mark); padding: 2px 18px; }
        #download:disabled { background: var(--ground); color: var(--faint); border-color: var(--line); cursor: default; }
        @media (max-width: 800px) { .picture { grid-template-columns: minmax(0, 1fr); } .photo { position: relative; } }
        """
}
