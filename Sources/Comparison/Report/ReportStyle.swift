/// How the report looks, light and dark, on a telephone and on a desk.
enum ReportStyle {
    static let sheet = colours + layout + plots + pages

    private static let colours = """
        :root { color-scheme: light dark; --ground: #f6f7f9; --card: #ffffff; --ink: #1b2230; --faint: #5a6475;
          --line: #d9dee6; --b: #1763c6; --t: #b4540a; --del: #8a4b00; --del-ground: #ffe9c7; --ins: #a1172b;
          --ins-ground: #ffdfe3; --mark: #fff0a8; --bad: #d33a4e; }
        @media (prefers-color-scheme: dark) {
          :root { --ground: #12161d; --card: #1b212b; --ink: #e6eaf1; --faint: #9aa6b8; --line: #323b4a; --b: #6fb1ff;
            --t: #ffad66; --del: #ffcf85; --del-ground: #4a3512; --ins: #ffa3ae; --ins-ground: #4f1d26;
            --mark: #5b4c00; --bad: #ff6b7d; }
          .photo { filter: brightness(.88); } }

        """

    private static let layout = """
        * { box-sizing: border-box; }
        html { scroll-behavior: smooth; }
        body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
        header, main { max-width: 1560px; margin: 0 auto; padding: 0 clamp(12px, 2.5vw, 32px); }
        header { padding-top: 24px; }
        h1 { font-size: clamp(22px, 3vw, 30px); margin: 0; } h2 { font-size: 19px; margin: 0 0 10px; }
        h3 { font-size: 15px; margin: 14px 0 6px; } p { margin: 4px 0 8px; } small { color: var(--faint); }
        header p { color: var(--faint); }
        h2, td, th, a, figcaption { overflow-wrap: anywhere; }
        section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin: 16px 0;
          padding: clamp(12px, 1.6vw, 22px); }
        a { color: var(--b); }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; }
        .figures { font-variant-numeric: tabular-nums; font-size: 13px; margin-top: 8px; }
        .figures th, .figures td { padding: 3px 8px; text-align: right; white-space: nowrap;
          border-bottom: 1px solid var(--line); }
        .figures thead th { color: var(--faint); font-weight: 500; }
        .figures tbody th { text-align: left; font-weight: 600; position: sticky; left: 0; background: var(--card); }
        .figures tr:first-child th[colspan] { text-align: center; }
        .failed { color: var(--bad); font-weight: 600; }
        .cards { display: flex; flex-wrap: wrap; gap: 14px; }
        .card { flex: 1 1 260px; border: 1px solid var(--line); border-left: 6px solid; border-radius: 8px;
          padding: 10px 16px; }
        .card.b { border-left-color: var(--b); } .card.t { border-left-color: var(--t); }
        .card h3 { margin: 0; } .card p { margin: 2px 0; } .big { font-size: 34px; line-height: 1.2; font-weight: 650; }
        .card.b .big { color: var(--b); } .card.t .big { color: var(--t); }
        .small { font-size: 13px; color: var(--faint); }
        .key { display: inline-block; width: 11px; height: 11px; border-radius: 50%; margin: 0 5px 0 8px; }
        .key.b { background: var(--b); } .key.t { background: var(--t); }
        .notes { white-space: pre-wrap; font-size: 13px; margin: 0; color: var(--faint); }

        """

    private static let plots = """
        .intervals, .plot, .pairs { list-style: none; margin: 0; padding: 0; }
        .intervals li, .plot li { display: grid; grid-template-columns: minmax(130px, 300px) 1fr minmax(96px, auto);
          gap: 4px 14px; align-items: center; padding: 3px 0; }
        .intervals li { grid-template-columns: minmax(130px, 270px) 1fr 250px; padding: 6px 0; }
        .what { font-size: 13px; overflow: hidden; text-overflow: ellipsis; }
        .value { font-size: 13px; font-variant-numeric: tabular-nums; }
        .plot .value { white-space: nowrap; }
        span.b { color: var(--b); } span.t { color: var(--t); }
        .track { position: relative; display: block; height: 16px; border-radius: 4px; background: var(--ground); }
        .track.zero::before { content: ""; position: absolute; left: 50%; top: -3px; bottom: -3px; width: 2px;
          margin-left: -1px; background: var(--faint); }
        .track.grid { background: linear-gradient(90deg, var(--line) 1px, transparent 1px) 0 0 / 25% 100%, var(--ground);
          border-right: 1px solid var(--line); }
        .dot, .span { position: absolute; }
        .dot { top: 2px; width: 12px; height: 12px; margin-left: -6px; border-radius: 50%; }
        .dot.b { background: var(--b); } .dot.t { background: var(--t); }
        .span { top: 6px; height: 4px; border-radius: 2px; opacity: .45; }
        .span.b { background: var(--b); } .span.t { background: var(--t); }
        .ends { display: flex; justify-content: space-between; font-size: 12px; color: var(--faint); gap: 12px; }
        .axis .track { display: flex; justify-content: space-between; background: none; font-size: 11px;
          color: var(--faint); margin: 0 -8px; }
        .confusion { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; margin-top: 8px; }
        .confusion .scroll { max-width: 100%; }
        .matrix { font-size: 11px; font-variant-numeric: tabular-nums; }
        .matrix td, .matrix th { width: 23px; min-width: 23px; height: 21px; text-align: center; padding: 0;
          overflow-wrap: normal; border: 1px solid var(--line); }
        .matrix th { font: 600 13px ui-monospace, monospace; }
        .matrix .right { color: var(--faint); }
        .matrix .wrong { background: color-mix(in srgb, var(--bad) var(--n), transparent); font-weight: 600; }
        .pairs { columns: 2; column-gap: 26px; font-size: 14px; flex: 1 1 180px; max-width: 320px; }
        .pairs b { font-family: ui-monospace, monospace; }
        summary { cursor: pointer; font-weight: 600; padding: 4px 0; }
        .places td, .places th { text-align: left; padding: 3px 10px 3px 0; font-size: 14px; vertical-align: top; }
        .places td { vertical-align: middle; } .part { display: block; width: 170px; height: 38px; border-radius: 4px; }
        td.b { color: var(--b); } td.t { color: var(--t); }

        """

    private static let pages = """
        .beside { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 20px; margin-top: 12px;
          align-items: start; }
        .photos { position: sticky; top: 8px; }
        .photo { display: block; width: 100%; height: auto; max-height: 92vh; border-radius: 6px; margin-bottom: 8px; }
        .photo rect { fill: transparent; stroke-width: 1.6; vector-effect: non-scaling-stroke; }
        .photo .b rect { stroke: #1763c6; } .photo .t rect { stroke: #d2690f; stroke-dasharray: 5 3; }
        .photo rect:hover { fill: #ffe06655; }
        .page:has(.show-b:not(:checked)) .photo .b, .page:has(.show-t:not(:checked)) .photo .t { display: none; }
        .toggles { font-size: 13px; } .toggles label { margin-right: 12px; white-space: nowrap; cursor: pointer; }
        .toggles .key { margin-left: 2px; }
        .lines { width: 100%; table-layout: fixed; font: 13px/1.5 ui-monospace, monospace; }
        .lines th { text-align: left; font: 600 13px system-ui, sans-serif; color: var(--faint); padding: 2px 8px; }
        .lines td { vertical-align: top; padding: 3px 8px; border-top: 1px solid var(--line); color: var(--ink);
          white-space: pre-wrap; }
        .lines td.w { color: var(--faint); }
        .lines em { color: var(--faint); font: italic 12px system-ui, sans-serif; }
        del { color: var(--del); background: var(--del-ground); border-radius: 3px; }
        ins { color: var(--ins); background: var(--ins-ground); border-radius: 3px; text-decoration: none; }
        mark { background: var(--mark); color: inherit; border-radius: 3px; }
        .doubtful { margin-top: 14px; }
        .glyphs { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(200px, 46%), 1fr)); gap: 10px; margin-top: 8px; }
        figure { margin: 0; display: flex; gap: 10px; align-items: center; font-size: 13px; min-width: 0; }
        figure img { image-rendering: pixelated; border: 1px solid var(--line); border-radius: 4px; flex: none; }
        figcaption { min-width: 0; line-height: 1.35; } figcaption b { font-family: ui-monospace, monospace; }
        .word { color: var(--faint); } .choice { white-space: nowrap; font-family: ui-monospace, monospace; }
        .choice small { font-family: system-ui, sans-serif; }
        @media (max-width: 900px) {
          .beside { grid-template-columns: minmax(0, 1fr); } .photos { position: static; }
          .intervals li { grid-template-columns: 1fr; } }
        @media (max-width: 640px) {
          .plot li { grid-template-columns: 1fr auto; } .plot .track { grid-column: 1 / -1; grid-row: 2; }
          .plot .axis .what, .plot .axis .value { display: none; }
          .lines thead { display: none; } .lines, .lines tbody, .lines tr, .lines td { display: block; }
          .lines tr { border-top: 1px solid var(--line); padding: 5px 0; }
          .lines td { border: 0; padding: 1px 0; display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 8px; }
          .lines td::before { content: attr(data-label); font: 11px system-ui, sans-serif; color: var(--faint);
            padding-top: 3px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; } }
        @media print { section { break-inside: avoid-page; } .photos { position: static; } }
        """
}
