//! Checks whether this processor can run the program.

/// Checks that the processor has AVX2, if the program was compiled for it.
///
/// The standard library cannot check this, because in a program that is compiled for AVX2, it takes AVX2 for granted.
///
/// # Errors
/// A sentence, if the processor lacks AVX2.
#[inline(never)]
pub fn check() -> Result<(), &'static str> {
    #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
    {
        let has_avx2 = raw_cpuid::CpuId::new().get_extended_feature_info().is_some_and(|features| features.has_avx2());
        if !has_avx2 {
            return Err("This program was compiled for processors with AVX2 (x86-64-v3), and this one has none. \
                        Run `cat-and-mouse census` instead: it gives the same results on any processor, only slower.");
        }
    }
    Ok(())
}
