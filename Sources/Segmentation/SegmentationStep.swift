/// A step of segmentation that can be left out, to learn what it is worth.
public enum SegmentationStep: String, Hashable, Sendable, CaseIterable {
    /// Rules, frames and grids are taken out.
    case ruleRemoval
    /// Components are cut wherever two characters might join.
    case cutting
    /// Chains that lie on a common slant are joined though their ends do not meet.
    case slantedJoining
    /// Lines are joined and divided where they can be read better then.
    case regrouping
    /// What is much fainter than the rest of its line is taken out.
    case traceRemoval
    /// A board seen from the side is turned to the front.
    case perspective
}
